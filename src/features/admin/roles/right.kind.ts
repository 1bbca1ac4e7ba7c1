import { ShieldCheck } from 'lucide-react'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    right: true
  }
}

export const kind: SaidKind = { kind: 'right', icon: ShieldCheck }
