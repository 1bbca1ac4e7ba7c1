import { Fragment } from 'react'
import { isVehicleType } from '#src/domain/vehicles/vehicles.ts'
import { isOutside } from '#src/domain/carriers/matching.ts'
import { AUTO_SELECT_THRESHOLD } from '#src/domain/carriers/match-limits.ts'
import { ScoreBar, ScoreParts } from '#src/entities/planning/score.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { Warning } from './fields.tsx'
import { explain } from '#src/i18n/issue-text.ts'
import type { Match } from '../session/wizard-ports.ts'

/** One proposed carrier; the current one is opened to show the parts of its score. */
export function MatchRow(props: {
  match: Match
  number: number
  /** The key that leads here; undefined while it is switched off. */
  keys: string | undefined
  current: boolean
  onSelect(): void
  /** Lets the person take it though something is in the way, with a reason. */
  onOverride: (() => void) | undefined
}) {
  const { match, number, keys, current, onSelect, onOverride } = props
  const { t } = useText()
  const format = useFormat()
  const vehicle = isVehicleType(match.vehicleType) ? t(`vehicle.type.${match.vehicleType}`) : match.vehicleType
  const isBlocked = match.blockers.length > 0
  return (
    <div
      role="radio"
      aria-checked={current}
      aria-label={match.carrierName}
      aria-describedby={`match-${number}`}
      tabIndex={current ? 0 : -1}
      {...(current && { 'data-autofocus': true })}
      onClick={onSelect}
      className={classes(
        'ring-inside relative flex gap-2 border-b border-line px-4 py-2 outline-offset-[-2px]',
        current ? 'edge-shown bg-tint' : 'hover:bg-hover',
      )}
    >
      {keys !== undefined && (
        <span className="pt-px">
          <KeyCaps keys={keys} />
        </span>
      )}
      <div id={`match-${number}`} className="min-w-0 grow">
        <div className="flex items-baseline gap-2">
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <bdi className="min-w-0 font-semibold wrap-anywhere">{match.carrierName}</bdi>
            <span className="text-text-2">
              {match.postalCode} {match.city}
            </span>
            {isOutside(match) && <span className="text-chip text-text-2">{t('wizard.outside')}</span>}
          </span>
          <span className="ml-auto shrink-0 font-semibold">{format.money(match.estimatedCost)}</span>
        </div>
        <div className="flex items-baseline gap-2 text-chip text-text-2">
          <span>{[vehicle, match.licencePlate].filter(Boolean).join(' · ')}</span>
          <span className="ml-auto shrink-0">
            {t('wizard.margin', { percent: format.percent(match.marginPercent) })}
          </span>
        </div>
        <div className="mt-1 flex items-center gap-2">
          <ScoreBar parts={match.parts} />
          <span className="ml-1 font-semibold">{format.number(match.score, 0)}</span>
          <span className="text-chip whitespace-nowrap text-text-2">{t('wizard.ofHundred')}</span>
          {match.score >= AUTO_SELECT_THRESHOLD && !isBlocked && !isOutside(match) && (
            <span className="ml-auto flex items-center gap-1.5 text-chip">
              <StatusSign status="success" />
              {t('wizard.suggested')}
            </span>
          )}
        </div>
        {current && <ScoreParts parts={match.parts} />}
        {isBlocked ? (
          <Blocked match={match} onOverride={onOverride} />
        ) : (
          <p className="mt-1 text-chip text-text-2">
            <Facts texts={match.reasons.map((reason) => explain('match.', reason, t, format))} />
          </p>
        )}
        {current && match.warnings.length > 0 && (
          <div className="mt-1">
            <Warning>{match.warnings.map((warning) => explain('match.', warning, t, format)).join(' · ')}</Warning>
          </div>
        )}
      </div>
    </div>
  )
}

/** Facts in a row, of which none is broken over two lines. */
function Facts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, at) => (
    <Fragment key={text}>
      {at > 0 && ' · '}
      <span className="inline-block max-w-full">{text}</span>
    </Fragment>
  ))
}

function Blocked({ match, onOverride }: { match: Match; onOverride: (() => void) | undefined }) {
  const { t } = useText()
  const format = useFormat()
  const reasons = match.blockers.map((blocker) => explain('match.', blocker, t, format)).join(' · ')
  return (
    <p className="mt-1 flex items-start gap-1.5 text-chip">
      <StatusSign status="failure" className="mt-px" />
      <span>
        <span className="text-status-red">{t('wizard.blocked', { reasons })}</span>
        {onOverride && <span className="text-text-2"> · {t('wizard.override')}</span>}
      </span>
    </p>
  )
}
