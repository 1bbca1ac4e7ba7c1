import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    mock: true
  }
}

/** Only where the mock is: a build for a real backend knows no such panel. */
export const kind: SaidKind | undefined = __MOCK_BACKEND__
  ? { kind: 'mock', width: { narrow: 440, wide: 520 } }
  : undefined
