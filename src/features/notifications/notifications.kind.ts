import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    notifications: true
  }
}

export const kind: SaidKind = { kind: 'notifications' }
