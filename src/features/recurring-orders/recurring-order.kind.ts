import { Repeat } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'recurringOrder', icon: Repeat, count: 'recurring.count' }
