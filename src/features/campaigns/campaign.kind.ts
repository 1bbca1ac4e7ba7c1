import { Megaphone } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = {
  kind: 'campaign',
  icon: Megaphone,
  count: 'campaigns.count',
  width: { narrow: 360, wide: 440 },
}
