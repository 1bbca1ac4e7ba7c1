import { FailureState } from '#src/commands/failure-state.tsx'
import { useFocusScope } from '#src/commands/gate/focus-scopes.tsx'
import { may } from '#src/domain/accounts/roles.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { FieldsOf } from '#src/records/fields/lines/lines.tsx'
import { useEditedHere } from '#src/records/fields/saving/use-edited-here.ts'
import { LoadingRows, NoPermissionState } from '#src/ui/feedback/states.tsx'
import { PageHeader } from '#src/ui/page/page-header.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { useRecordTitle } from '#src/workspace/shell/document-title.ts'
import { offerRoute } from './offer.route.tsx'
import { offerAsText, offerSign, statusText } from './offer-text.ts'
import { OfferHistory, OfferNext, OfferTerms, OfferWay } from './record/offer-body.tsx'
import { editableOffer } from './record/offer-fields.ts'
import { OfferMatches } from './record/offer-matches.tsx'
import { useOffer } from './record/use-offer.ts'

/** `/offers/{id}`: one offer on a whole page. */
export function OfferScreen() {
  const { t } = useText()
  const { id } = offerRoute.useParams()
  const { role } = useSession()
  if (may(role, 'offers.read')) return <ReadableOffer key={id} id={id} />
  return (
    <>
      <PageHeader title={id} />
      <NoPermissionState title={t('offers.offer')} text={t('offers.noPermission')} />
    </>
  )
}

function ReadableOffer({ id }: { id: string }) {
  const { t } = useText()
  const format = useFormat()
  const { data: offer, error, refetch } = useOffer(id, true)
  useRecordTitle(offer?.id)
  useEditedHere('offer', id)
  const part = useFocusScope<HTMLDivElement>({
    scopes: ['record', 'record:offer'],
    focus: { kind: 'offer', id, ...(offer && { record: offer, text: () => offerAsText(offer, t, format) }) },
  })
  return (
    <div ref={part} className="flex h-full min-h-0 flex-col">
      <PageHeader title={id}>
        {offer && <StatusWord status={offerSign(offer.status)}>{statusText(offer.status, t)}</StatusWord>}
      </PageHeader>
      {offer === undefined && error === null && <LoadingRows />}
      {offer === undefined && error !== null && (
        <FailureState title={t('offers.offer.failed')} detail={error.message} onRetry={() => void refetch()} />
      )}
      {offer && (
        <div className="min-h-0 grow overflow-y-auto border-t border-line">
          <FieldsOf fields={editableOffer} record={offer} folds>
            <div className="grid min-h-full grid-cols-[repeat(auto-fit,minmax(min(320px,100%),1fr))]">
              <div>
                <OfferNext />
                <OfferTerms />
              </div>
              <div className="border-line min-[1000px]:border-l">
                <OfferWay />
              </div>
              <div className="border-line min-[1000px]:border-l">
                <OfferMatches offer={offer} />
                <OfferHistory offer={offer} />
              </div>
            </div>
          </FieldsOf>
        </div>
      )}
    </div>
  )
}
