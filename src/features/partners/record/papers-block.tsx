import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import type { Partner } from '#src/contract/partners/partner.ts'
import type { PartnerPaperState } from '#src/domain/partners/papers.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { StatusWord, type SignName } from '#src/ui/signs/status-sign.tsx'
import { dueLines, paperLines, type PaperLine } from '../partner-text.ts'
import { Block } from './block.tsx'
import { BlockTable } from './block-table.tsx'
import type { Jump } from './jumps.ts'
import { useChosen } from './use-chosen.ts'

const SIGNS: Readonly<Record<PartnerPaperState['state'], SignName>> = {
  missing: 'pending',
  expired: 'failure',
  expiring: 'warning',
  valid: 'success',
}

/** Which papers he has shown, until when they hold, and what follows. */
export function PapersBlock({ partner, jump }: { partner: Partner; jump?: Jump }) {
  const { t } = useText()
  const format = useFormat()
  const chosen = useChosen(partner)
  const lines = paperLines(partner)
  const due = dueLines(partner).length
  const count = lines.length
  const name = ({ paper }: PaperLine) => t(`partners.paper.${paper.kind}`)
  const left = ({ state: { days } }: PaperLine) => {
    if (days === undefined) return '–'
    if (days < 0) return t('partners.paper.since', { days: -days })
    return days === 0 ? t('vehicles.papers.endsToday') : t('partners.paper.left', { days })
  }
  const effect = ({ state: { state, blocksFrom } }: PaperLine) => {
    if (blocksFrom === undefined || state === 'valid') return '–'
    const day = format.dayMonth(blocksFrom)
    return t(state === 'expired' ? 'partners.paper.blocksSince' : 'partners.paper.blocksFrom', { day })
  }
  return (
    <Block
      title={t('partners.block.papers')}
      fact={due > 0 ? t('partners.papers.fact', { count, due }) : count}
      jump={jump}
      actions={<NewButton id="partners.paper" partner={partner} />}
    >
      <BlockTable<PaperLine>
        label={t('partners.block.papers')}
        rows={lines}
        rowId={({ paper }) => paper.id}
        onOpen={({ paper }) => chosen('partners.paper', paper.id)}
        none={t('partners.papers.none')}
        isEntrance={jump !== undefined}
        columns={[
          { id: 'kind', header: t('partners.paper.one'), cell: name },
          {
            id: 'number',
            header: t('partners.paper.numberOrIssuer'),
            from: 600,
            cell: ({ paper }) => <bdi>{paper.number ?? paper.issuer ?? paper.checkedBy ?? '–'}</bdi>,
          },
          {
            id: 'until',
            header: t('partners.paper.validUntil'),
            from: 360,
            cell: ({ until }) => format.dateWithYear(until),
          },
          {
            id: 'left',
            header: t('partners.paper.time'),
            align: 'right',
            cell: (line) => (
              <span className={line.state.state === 'valid' ? 'text-text-3' : dueClass(line.state.state)}>
                {left(line)}
              </span>
            ),
          },
          {
            id: 'state',
            header: t('orders.column.status'),
            cell: ({ state: { state }, paper }) => (
              <StatusWord status={SIGNS[state]}>
                {t(
                  paper.requestedAt !== undefined && state !== 'valid'
                    ? 'partners.paper.requested'
                    : `partners.paper.state.${state}`,
                )}
              </StatusWord>
            ),
          },
          { id: 'effect', header: t('partners.paper.effect'), from: 480, cell: effect },
        ]}
      />
    </Block>
  )
}

const dueClass = (state: PartnerPaperState['state']) =>
  state === 'expired' ? 'text-status-red' : state === 'expiring' ? 'text-status-amber' : 'text-text-3'

/** Makes one more of what a block shows. */
export function NewButton({ id, partner }: { id: string; partner: Partner }) {
  const { t } = useText()
  return (
    <CommandButton
      id={id}
      record={{ kind: 'partner', id: partner.id, record: partner }}
      label={t('partners.add')}
      variant="quiet"
      className="-my-1 h-6 gap-1.5 text-chip text-text-3"
    />
  )
}
