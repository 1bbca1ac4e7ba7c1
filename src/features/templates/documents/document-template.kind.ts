import { FileScan } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'documentTemplate', icon: FileScan, count: 'templates.count' }
