import type { ResourceRow } from '#src/domain/planning/scene/timeline.ts'
import type { BoardLayers } from '../board/rows/row.tsx'
import { carryLayers } from '../moving/layers/layer.tsx'
import { ProposalMarks } from '../proposals/marks.tsx'

function RowLayer({ row }: { row: ResourceRow }) {
  return (
    <>
      <ProposalMarks row={row} />
      <carryLayers.Row row={row} />
    </>
  )
}

/** What is drawn on the board beside its bars: what is carried, and where proposals would come. */
export const boardLayers = { ...carryLayers, Row: RowLayer } satisfies BoardLayers
