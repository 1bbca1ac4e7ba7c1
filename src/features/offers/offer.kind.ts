import { Handshake } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = {
  kind: 'offer',
  icon: Handshake,
  count: 'offers.count',
  width: { narrow: 400, wide: 424 },
}
