import type { InHand } from '../in-hand.ts'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Violation } from '#src/domain/planning/offers/judge.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { StatusSign, StatusWord } from '#src/ui/signs/status-sign.tsx'
import { useViewport } from '#src/workspace/viewport.ts'
import { fullestLeg, legStops, titleOf } from '../words.ts'
import { remediesOf } from '../choices.ts'
import { FiguresLine, FiguresTable } from './figures.tsx'
import { LegsChart } from './legs-chart.tsx'
import { planTitle, planWhy, remedyText } from '#src/entities/planning/plan-text.ts'
import { useInHand } from '../use-in-hand.ts'

interface PreviewProps {
  /** It has the screen to itself, and room below instead of beside. */
  isPage?: boolean
}

/** What dropping here would mean, below the board: what it breaks, the load leg by leg, and what it costs. */
export function CarryPreview({ isPage = false }: PreviewProps) {
  const { t } = useText()
  const hand = useInHand()
  if (hand === undefined) return null
  return (
    <section
      aria-label={t('carry.preview')}
      className="flex h-full min-h-0 flex-col bg-surface"
      data-carry-preview
      data-worked-on
    >
      <Head hand={hand} />
      <Body hand={hand} isPage={isPage} />
      <Foot hand={hand} isPage={isPage} />
    </section>
  )
}

function Head({ hand }: { hand: InHand }) {
  const { t } = useText()
  const { wide } = useViewport()
  const { verdict, board, picked } = hand
  const title = verdict && board ? titleOf({ picked, verdict, board }, t) : t('carry.loading')
  return (
    <header className="flex h-9 shrink-0 items-center gap-3 border-b border-line px-4">
      <h2 className="min-w-0 truncate text-body font-semibold">{title}</h2>
      <Count hand={hand} />
      <span className="ml-auto flex shrink-0 items-center gap-3 text-chip text-text-3 @max-[1000px]:hidden" aria-hidden>
        <Legend commands={['carry.left', 'carry.right']} word={t('carry.legend.quarter')} />
        {wide && <Legend commands={['carry.hourLeft', 'carry.hourRight']} word={t('carry.legend.hour')} />}
        <Legend commands={['carry.up', 'carry.down']} word={t('carry.legend.vehicle')} />
      </span>
    </header>
  )
}

function Legend({ commands: [one, other], word }: { commands: readonly [string, string]; word: string }) {
  const keys = [useKeysOf(one), useKeysOf(other)]
  return (
    <span className="flex items-center gap-1">
      {keys.map((each, at) => each !== undefined && <KeyCaps key={at} keys={each} />)}
      <span className="ml-1">{word}</span>
    </span>
  )
}

/** How many violations and hints; or that the server is asked. */
function Count({ hand: { verdict, isSending, refusal, changed } }: { hand: InHand }) {
  const { t } = useText()
  if (isSending) return <StatusWord status="pending">{t('carry.checking')}</StatusWord>
  if (verdict === undefined) return null
  const [broken, hints] = [verdict.violations.length, verdict.hints.length]
  return (
    <span className="flex shrink-0 items-center gap-2">
      {refusal === undefined && broken === 0 ? (
        <StatusWord status="success">{t('carry.free')}</StatusWord>
      ) : (
        <span className="font-semibold">
          <StatusWord status="failure" coloured>
            {t('carry.violations', { count: Math.max(broken, refusal?.sentences.length ?? 0) })}
          </StatusWord>
        </span>
      )}
      {hints > 0 && <span className="text-text-2">{t('carry.hints', { count: hints })}</span>}
      {changed !== undefined && (
        <StatusWord status="warning" coloured>
          {changed.who === undefined
            ? t('carry.changed', { tour: changed.tour })
            : t('carry.changedBy', { tour: changed.tour, who: changed.who })}
        </StatusWord>
      )}
    </span>
  )
}

function Body({ hand, isPage }: { hand: InHand; isPage: boolean }) {
  const format = useFormat()
  const { wide } = useViewport()
  const { verdict, board, picked } = hand
  return (
    <div className={classes('flex min-h-0 grow', isPage && 'flex-col overflow-y-auto')}>
      <Violations hand={hand} isPage={isPage} />
      {verdict && board && verdict.legs.length > 0 && (
        <div
          className={classes(
            'flex shrink-0 items-end px-6 pb-1',
            isPage ? 'justify-center border-b border-line' : 'border-l border-line @max-[700px]:hidden',
          )}
        >
          <LegsChart
            legs={verdict.legs}
            stops={legStops(verdict, picked, board, format)}
            width={wide ? 264 : 268}
            height={wide ? 160 : 112}
          />
        </div>
      )}
      {(wide || isPage) && verdict && <FiguresTable verdict={verdict} />}
    </div>
  )
}

function Violations({ hand, isPage }: { hand: InHand; isPage: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  const { verdict, refusal, board } = hand
  const remedies = remediesOf(hand)
  const all = [...(verdict?.violations ?? []), ...(verdict?.hints ?? [])]
  const row = classes('flex items-center gap-2 border-b border-line px-4', wide ? 'min-h-14' : 'min-h-[42px]')
  return (
    <ul tabIndex={-1} className={classes('min-w-0', isPage ? 'shrink-0' : 'grow overflow-y-auto')}>
      {refusal?.sentences.map((sentence) => (
        <li key={sentence} className={row}>
          <StatusSign status="failure" />
          <span className="min-w-0">
            <span className="block font-semibold wrap-anywhere">{sentence}</span>
            <span className="block text-chip text-text-2">{t('carry.fromServer')}</span>
          </span>
        </li>
      ))}
      {verdict && board && all.length === 0 && refusal === undefined && (
        <li className={row}>
          <StatusSign status="success" />
          <span className="min-w-0 py-1 wrap-anywhere">{fullestLeg(verdict, board, t, format)}</span>
        </li>
      )}
      {all.map((violation, at) => {
        const number = remedies.indexOf(violation) + 1
        return (
          <li key={`${violation.code} ${at}`} className={row}>
            <ViolationRow violation={violation} number={number} board={hand.board} />
          </li>
        )
      })}
    </ul>
  )
}

interface ViolationRowProps {
  violation: Violation
  number: number
  board: InHand['board']
}

function ViolationRow({ violation, number, board }: ViolationRowProps) {
  const { t } = useText()
  const { run } = useCommands()
  const [title, why] = [planTitle(violation, t), planWhy(violation, t)]
  const { remedy } = violation
  return (
    <>
      <StatusSign status={violation.severity === 'block' ? 'failure' : 'warning'} className="self-start mt-2.5" />
      <span className="min-w-0 grow py-[2px]">
        <span className="block font-semibold wrap-anywhere">{title}</span>
        {why !== undefined && <span className="block text-chip wrap-anywhere text-text-2">{why}</span>}
      </span>
      {remedy !== undefined && number > 0 && board && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => void run(`carry.choice${number}`)}
          className="flex shrink-0 items-center gap-2 rounded-control px-1 text-chip text-text-2 hover:bg-hover"
        >
          {remedyText(remedy, t)}
          <KeyCaps keys={String(number)} />
        </button>
      )}
    </>
  )
}

function Foot({ hand, isPage }: { hand: InHand; isPage: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { wide } = useViewport()
  const { verdict, best, board } = hand
  const bestRow = best && board?.resources.find(({ key }) => key === best.placement.resource)?.label
  return (
    <footer
      className={classes(
        'flex shrink-0 items-center gap-2 border-t border-line px-4',
        isPage ? 'flex-wrap py-2' : 'h-11',
      )}
    >
      <CommandButton id="carry.drop" variant="primary" />
      <CommandButton
        id="carry.dropWithReason"
        // The figures beside it are worth more than the word it shares with the other.
        {...(!wide && !isPage && { label: t('carry.withReason') })}
        {...(!isPage && { className: '@max-[560px]:hidden' })}
      />
      {!wide && !isPage && verdict && <FiguresLine verdict={verdict} />}
      <span className="ml-auto flex shrink-0 items-center gap-3">
        {wide && bestRow !== undefined && best?.figures.margin !== undefined && (
          <span className="text-chip text-text-3">
            {t('carry.best', { where: bestRow, margin: format.money(best.figures.margin) })}
          </span>
        )}
        <CommandButton id="carry.putBack" variant="quiet" />
      </span>
    </footer>
  )
}
