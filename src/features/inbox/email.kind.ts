import { Mail } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'email', icon: Mail, count: 'inbox.count', width: { narrow: 432, wide: 480 } }
