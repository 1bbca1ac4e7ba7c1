import { useQuery } from '@tanstack/react-query'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { RecordLink } from '#src/commands/record-link.tsx'
import type { Offer } from '#src/contract/offers.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { isOutside } from '#src/domain/carriers/matching.ts'
import { ScoreBar, ScoreParts } from '#src/entities/planning/score.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SectionFailure } from '#src/ui/feedback/section-failure.tsx'
import { LoadingRows } from '#src/ui/feedback/states.tsx'
import { Section } from '#src/ui/page/panel-frame.tsx'
import { StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { matchesInput, type FoundCarrier } from './matches.ts'
import { typeText } from '../offer-text.ts'

/** Who could carry it, at most five, the best first, each with why; from 85 points on without asking. Source: specification 7 and 9 */
export function OfferMatches({ offer }: { offer: Offer }) {
  const { t } = useText()
  const { role } = useSession()
  const isWanted = may(role, 'matching.use') && (offer.status === 'open' || offer.orderId === undefined)
  const isOpen = offer.status === 'open' || offer.status === 'accepted'
  const query = useQuery({
    ...queryFor(useCall(), 'smartMatching.find', matchesInput(offer.id)),
    enabled: isWanted && isOpen,
  })
  if (!isWanted || !isOpen) return null
  const { data, error } = query
  const record = { kind: 'offer', id: offer.id, record: offer } as const
  return (
    <Section title={t('offers.matches')} fact={data && t('offers.matches.count', { count: data.matches.length })}>
      {data === undefined && error === null && <LoadingRows rows={3} />}
      {data === undefined && error !== null && (
        <SectionFailure text={error.message} onRetry={() => void query.refetch()} />
      )}
      {data?.matches.length === 0 && <p className="text-text-2">{t('offers.matches.none')}</p>}
      {data !== undefined && data.matches.length > 0 && (
        <>
          <ol aria-label={t('offers.matches')} className="flex flex-col">
            {data.matches.map((match, at) => (
              <li key={match.carrierId} className="border-b border-line py-2 last:border-b-0">
                <MatchFacts
                  match={match}
                  isBest={at === 0}
                  isRecommended={match.carrierId === data.autoSelectedCarrierId}
                />
              </li>
            ))}
          </ol>
          <div className="mt-1 flex flex-wrap gap-2">
            <CommandButton id="offers.acceptBest" record={record} />
            <CommandButton id="offers.acceptMatch" record={record} />
          </div>
        </>
      )}
    </Section>
  )
}

/** One carrier: what he costs, what is left, how the points come about; the parts of the best one are open. */
function MatchFacts(props: { match: FoundCarrier; isBest: boolean; isRecommended: boolean }) {
  const { match, isBest, isRecommended } = props
  const { t } = useText()
  const format = useFormat()
  const { role } = useSession()
  const said = match.blockers.length > 0 ? match.blockers : [...match.reasons, ...match.warnings]
  const text = said.map((one) => explain('match.', one, t, format)).join(' · ')
  return (
    <>
      <div className="flex items-baseline gap-2">
        <span className="min-w-0 grow truncate font-semibold">
          <RecordLink kind="partner" id={match.carrierId} label={match.carrierName} />
        </span>
        {may(role, 'money.read') && <span className="shrink-0 font-semibold">{format.money(match.estimatedCost)}</span>}
      </div>
      <div className="flex items-baseline gap-2 text-chip text-text-2">
        <span className="min-w-0 grow truncate">
          {[`${match.postalCode} ${match.city}`.trim(), typeText(match.vehicleType, t), match.licencePlate]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {may(role, 'money.read') && (
          <span className="shrink-0">{t('wizard.margin', { percent: format.percent(match.marginPercent) })}</span>
        )}
      </div>
      <div className="mt-1 flex items-center gap-2">
        <ScoreBar parts={match.parts} />
        <span className="ml-1 font-semibold">{format.number(match.score, 0)}</span>
        <span className="text-chip whitespace-nowrap text-text-2">{t('wizard.ofHundred')}</span>
        <span className="ml-auto text-chip">
          {isRecommended && <StatusWord status="success">{t('wizard.suggested')}</StatusWord>}
          {isOutside(match) && <span className="text-text-2">{t('wizard.outside')}</span>}
        </span>
      </div>
      {isBest && <ScoreParts parts={match.parts} />}
      {match.blockers.length > 0 ? (
        <p className="mt-1 text-chip whitespace-normal">
          <span className="signed items-start whitespace-normal" data-sign="octagon red">
            {t('wizard.blocked', { reasons: text })}
          </span>
        </p>
      ) : (
        text !== '' && <p className="mt-1 text-chip text-text-2">{text}</p>
      )}
    </>
  )
}
