import { LayoutTemplate } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'template', icon: LayoutTemplate, count: 'templates.count' }
