import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { BestPlaces } from './best-places.tsx'
import { DayProposal } from './day/proposal.tsx'
import { orderIdsOfPanel } from './state.ts'

/** Proposals: the best places for the orders the panel is called by, or a plan for whole days. */
export function ProposalsPanel({ panel }: { panel: PanelRef }) {
  return panel.id === undefined ? <DayProposal /> : <BestPlaces key={panel.id} orderIds={orderIdsOfPanel(panel.id)} />
}
