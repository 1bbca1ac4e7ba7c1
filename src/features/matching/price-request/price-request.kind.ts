import { CircleDollarSign } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'priceRequest', icon: CircleDollarSign, width: { narrow: 464, wide: 640 } }
