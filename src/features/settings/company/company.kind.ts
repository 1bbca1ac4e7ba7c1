import { Building2 } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'company', icon: Building2, count: 'company.count' }
