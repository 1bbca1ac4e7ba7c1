import { TriangleAlert } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

export const kind: SaidKind = { kind: 'claim', icon: TriangleAlert, count: 'claims.count' }
