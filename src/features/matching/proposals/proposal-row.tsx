import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { ScoreBar, ScoreParts } from '#src/entities/planning/score.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { Digit } from './digit.tsx'
import type { Proposal } from './proposal.ts'

/** One who could drive it: who, what it costs, how good it is, and why; the marked one shows the parts of its score. */
export function ProposalRow({ proposal, at, isOpen }: { proposal: Proposal; at: number; isOpen: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { name, place, vehicle, price, marginPercent, score, parts, facts, warnings, blockers, isRecommended } =
    proposal
  const isBlocked = blockers.length > 0
  return (
    <div className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2 px-4 pt-2 pb-[7px]">
      <Digit command={`matching.choice${at + 1}`} number={at + 1} />
      <div className="min-w-0">
        <p className="truncate">
          <bdi className={classes('font-semibold', isBlocked && 'text-text-2')}>{name}</bdi>
          <span className="ml-2 text-text-2">{place}</span>
        </p>
        <div className="flex min-h-5 items-center gap-3 text-chip text-text-2">
          <span className="order-3 min-w-0 truncate @min-[640px]:order-none @min-[640px]:w-50">{vehicle}</span>
          <span className="@min-[640px]:hidden">
            <ScoreBar parts={parts} />
          </span>
          <span className="@max-[639px]:hidden">
            <ScoreBar parts={parts} isWide />
          </span>
          <span className="shrink-0 whitespace-nowrap">
            <b className="text-body font-semibold text-text">{format.number(score, 0)}</b>
            <span className="@max-[639px]:sr-only"> {t('wizard.ofHundred')}</span>
          </span>
        </div>
      </div>
      <div className="text-right whitespace-nowrap">
        {price !== undefined && <span className="block font-semibold">{format.money(price)}</span>}
        {marginPercent !== undefined && (
          <span className="block text-chip text-text-2">
            {t('wizard.margin', { percent: format.percent(marginPercent) })}
          </span>
        )}
      </div>
      {isOpen && (
        <div className="col-span-2 col-start-2">
          <ScoreParts parts={parts} inOneRow />
        </div>
      )}
      <div className="col-span-2 col-start-2 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <Reasons facts={facts} warnings={warnings} blockers={blockers} />
        <span className="flex shrink-0 items-center gap-3">
          {isRecommended && (
            <span className="flex items-center gap-1.5 text-chip whitespace-nowrap">
              <StatusSign status="success" />
              {t('wizard.suggested')}
            </span>
          )}
          {isOpen &&
            (isRecommended ? (
              <CommandButton id="matching.accept" variant="primary" />
            ) : (
              <CommandButton id="matching.acceptWithReason" />
            ))}
        </span>
      </div>
    </div>
  )
}

/** One sentence: what stands against it, else what to mind, else what speaks for it. */
function Reasons({ facts, warnings, blockers }: Pick<Proposal, 'facts' | 'warnings' | 'blockers'>) {
  const { t } = useText()
  const isBlocked = blockers.length > 0
  const said = isBlocked ? t('wizard.blocked', { reasons: blockers.join(' · ') }) : [...facts, ...warnings].join(' · ')
  return (
    <p className="mt-0.5 flex grow basis-56 items-start gap-1.5 text-chip">
      {(isBlocked || warnings.length > 0) && (
        <StatusSign status={isBlocked ? 'failure' : 'warning'} className="mt-px shrink-0" />
      )}
      <span className={isBlocked ? 'text-status-red' : 'text-text-2'}>{said}</span>
    </p>
  )
}
