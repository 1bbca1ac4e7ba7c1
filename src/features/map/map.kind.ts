import * as z from 'zod/mini'
import type { SaidKind } from '#src/workspace/panels/panel.ts'

declare module '#src/workspace/panels/panel.ts' {
  interface PanelsWithoutRecord {
    map: true
  }
  interface PanelParams {
    /** How the panel shows what is on the road; as a map without it. */
    map?: 'table' | undefined
  }
}

export const kind: SaidKind = {
  kind: 'map',
  width: { narrow: 574, wide: 720 },
  params: { map: z.catch(z.optional(z.literal('table')), undefined) },
}
