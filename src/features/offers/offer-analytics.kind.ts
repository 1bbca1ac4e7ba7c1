import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    offerAnalytics: true
  }
}

export const kind: SaidKind = { kind: 'offerAnalytics' }
