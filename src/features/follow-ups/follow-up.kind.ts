import { AlarmClock } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'followUp', icon: AlarmClock, count: 'followUps.count' }
