import { UserRound } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'user', icon: UserRound, count: 'user.count' }
