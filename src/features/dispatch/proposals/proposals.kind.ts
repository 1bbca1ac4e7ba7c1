import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    proposals: true
  }
}

export const kind: SaidKind = { kind: 'proposals', width: { narrow: 456, wide: 456 } }
