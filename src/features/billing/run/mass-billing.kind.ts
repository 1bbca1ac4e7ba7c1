import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    massBilling: true
  }
}

export const kind: SaidKind = { kind: 'massBilling', width: { narrow: 400, wide: 424 } }
