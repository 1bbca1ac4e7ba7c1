import { useSyncExternalStore, type ReactNode } from 'react'
import { planTitle } from '#src/entities/planning/plan-text.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'
import { KeyCap } from '#src/ui/keys/key-cap.tsx'
import { StatusSign } from '#src/ui/signs/status-sign.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { type FigureWord, figureWords, loadWords, stopWords, whereOf, whoOf } from './words.ts'
import { type Proposals, proposalsState } from './state.ts'

/** One place: who, where, what it earns and costs, and what it breaks. */
export function ProposalCard({ at, proposals, isChosen }: { at: number; proposals: Proposals; isChosen: boolean }) {
  const { t } = useText()
  const format = useFormat()
  const { best, picked, board } = proposals
  const [first, verdict] = [best[0], best[at]]
  if (first === undefined || verdict === undefined) return null
  const { name, facts } = whoOf(verdict, board, t)
  const { margin } = verdict.figures
  const difference = at > 0 && margin !== undefined ? margin - (first.figures.margin ?? margin) : undefined
  return (
    <div className={classes('grid grid-cols-[32px_1fr_auto] px-4 py-2', at === 0 ? 'min-h-[120px]' : 'min-h-[100px]')}>
      <span aria-hidden>
        <KeyCap>{String(at + 1)}</KeyCap>
      </span>
      <span className="min-w-0 truncate">
        <b className="font-semibold">{name}</b>
        <span className="text-text-2">{`  ${facts}`}</span>
      </span>
      <span className="text-right font-semibold">{margin !== undefined && format.money(margin)}</span>
      <span />
      <span className="truncate text-chip text-text-2">{whereOf(verdict, picked, board, t)}</span>
      <span className="text-right text-chip text-text-2">
        {at === 0 && margin !== undefined
          ? t('carry.margin')
          : difference !== undefined && signedMoney(difference, format.money)}
      </span>
      <span />
      <div className="col-span-2">
        <FigureLine words={figureWords(verdict, picked, board, { t, format })} />
        <Judgement {...{ verdict, isChosen }} more={at === 0 || isChosen}>
          {`${loadWords(verdict, board, t, format)} · ${stopWords(verdict, picked.orderIds, board, format)}`}
        </Judgement>
      </div>
    </div>
  )
}

/** `−54,02 €`, `+12,00 €` */
const signedMoney = (value: number, money: (value: number) => string): string =>
  value > 0 ? `+${money(value)}` : money(value)

/** Figures in one line, each with its word. */
export function FigureLine({ words }: { words: readonly FigureWord[] }) {
  return (
    <p className="flex flex-wrap gap-x-4 pt-1 text-chip">
      {words.map(({ label, value, isGood }) => (
        <span key={label}>
          <span className="text-text-3">{label} </span>
          <span className={classes(isGood === true && 'font-semibold text-status-green')}>{value}</span>
        </span>
      ))}
    </p>
  )
}

/** What it breaks, else what to mind, else that it breaks nothing. */
function Judgement({
  verdict: { violations, hints },
  isChosen,
  more,
  children,
}: {
  verdict: Proposals['best'][number]
  isChosen: boolean
  more: boolean
  children: ReactNode
}) {
  const { t } = useText()
  const state = useSessionValue(proposalsState)
  const refusal = useSyncExternalStore(state.refusal.subscribe, state.refusal.current)
  const refused = isChosen && refusal !== undefined ? refusal : []
  const broken = [...refused, ...violations.map((violation) => planTitle(violation, t))]
  const said = broken.length > 0 ? broken : hints.map((hint) => planTitle(hint, t))
  const sign = broken.length > 0 ? 'failure' : said.length > 0 ? 'warning' : 'success'
  return (
    <p className="mt-1 grid grid-cols-[20px_1fr] text-chip">
      <StatusSign status={sign} className="mt-px" />
      <span className={classes(broken.length > 0 && 'text-status-red')}>
        {said.length > 0 ? said.join(' · ') : t('carry.free')}
      </span>
      {more && (
        <>
          <span />
          <span className="text-text-2">{children}</span>
        </>
      )}
    </p>
  )
}
