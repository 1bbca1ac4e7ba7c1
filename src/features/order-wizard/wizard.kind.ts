import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    wizard: true
  }
}

export const kind: SaidKind = { kind: 'wizard', width: { narrow: 456, wide: 456 }, isKept: true }
