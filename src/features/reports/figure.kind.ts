import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    figure: true
  }
}

export const kind: SaidKind = { kind: 'figure', width: { narrow: 360, wide: 384 } }
