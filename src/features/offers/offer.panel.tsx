import { useState } from 'react'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditWanted } from '#src/records/fields/saving/use-edited-here.ts'
import { useRecordEvents } from '#src/records/history/record-history.tsx'
import { RecordPanel } from '#src/records/panel/record-panel.tsx'
import { useAfterFirstPaint } from '#src/ui/loading/after-first-paint.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import type { PanelRef } from '#src/workspace/panels/panel.ts'
import { usePanelPlace } from '#src/workspace/panels/panel-place.tsx'
import { offerAsText, offerSign, statusText } from './offer-text.ts'
import { OfferHistory, OfferNext, OfferTerms, OfferWay } from './record/offer-body.tsx'
import { editableOffer } from './record/offer-fields.ts'
import { OfferMatches } from './record/offer-matches.tsx'
import { useOffer } from './record/use-offer.ts'

/** One offer: how long it holds, what is to be done with it, where it goes, who could carry it. */
export function OfferPanel({ panel }: { panel: PanelRef }) {
  const { t } = useText()
  const format = useFormat()
  const id = panel.id ?? ''
  const { active } = usePanelPlace()
  const [tab, setTab] = useState('overview')
  useEditWanted(() => setTab('overview'))
  const isSeen = useAfterFirstPaint()
  const events = useRecordEvents('offers.events', id, isSeen).data?.pagination.total
  return (
    <RecordPanel
      kind="offer"
      id={id}
      query={useOffer(id, active)}
      failure="offers.offer.failed"
      title={(offer) => offer.id}
      status={({ status }) => <StatusWord status={offerSign(status)}>{statusText(status, t)}</StatusWord>}
      text={(offer) => offerAsText(offer, t, format)}
      tabs={{
        label: 'offers.tabs',
        of: () => [
          { id: 'overview', title: t('orders.tab.overview') },
          { id: 'history', title: t('history.title'), ...(events !== undefined && { count: events }) },
        ],
        current: tab,
        onSelect: setTab,
      }}
      body={(offer) => (
        <FieldsOf fields={editableOffer} record={offer} folds>
          {tab === 'history' ? (
            <OfferHistory offer={offer} />
          ) : (
            <>
              <OfferNext />
              <OfferWay />
              <OfferTerms />
              <OfferMatches offer={offer} />
            </>
          )}
        </FieldsOf>
      )}
    />
  )
}
