import type { ReactNode } from 'react'
import { NOTHING } from '#src/i18n/format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { KeyCaps } from '#src/ui/keys/key-cap.tsx'
import { useKeysOf } from '#src/ui/keys/keys-of.tsx'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'
import type { RowCell, RowState, ShownLine, ShownRow } from '../work/shown.ts'
import { CellEditor } from './cell-editor.tsx'

export const SIGNS: Readonly<Record<RowState, SignName>> = {
  faulty: 'failure',
  good: 'success',
  left: 'CANCELLED',
  known: 'notice',
  created: 'success',
  refused: 'failure',
}

/** Draws a cell of a row; headings have none. */
export const ofRow =
  (draw: (row: ShownRow) => ReactNode) =>
  (line: ShownLine): ReactNode =>
    line.kind === 'row' ? draw(line) : undefined

/** What is wrong in a cell, boxed. */
export function Boxed({ row, at, children }: { row: ShownRow; at: RowCell; children: ReactNode }) {
  if (row.fault !== at) return children
  return (
    <span className="rounded-[3px] border border-status-red bg-status-red-tint px-[3px] py-0.5">
      {children || NOTHING}
    </span>
  )
}

/** The first reason, or what the order is called; a field that has no column of its own is typed here. */
export function ReasonCell({ row }: { row: ShownRow }) {
  const { t } = useText()
  const { editing } = row
  return (
    <span className="flex items-center gap-2">
      <StatusSign status={SIGNS[row.state]} className="shrink-0" />
      <span className="sr-only">{t(`imports.row.${row.state}`)}</span>
      {editing !== undefined && row.fault === undefined ? (
        <>
          <span className="shrink-0 text-text-3">{editing.label}</span>
          <span className="min-w-0 grow">
            <CellEditor line={row.line} {...editing} />
          </span>
        </>
      ) : (
        <>
          <bdi className="truncate" title={row.text}>
            {row.text}
          </bdi>
          {row.more > 0 && (
            <span className="shrink-0 text-chip text-text-3">{t('imports.row.more', { count: row.more })}</span>
          )}
        </>
      )}
    </span>
  )
}

/** What one key makes of the row. */
export function ProposalCell({ row }: { row: ShownRow }) {
  const keys = useKeysOf('imports.takeProposal')
  if (row.proposal === undefined) return NOTHING
  return (
    <span className="flex items-center gap-2">
      <bdi className="min-w-0 grow truncate" title={row.proposal}>
        {row.proposal}
      </bdi>
      {keys !== undefined && (
        <span className="hidden shrink-0 [tr:focus_&]:inline">
          <KeyCaps keys={keys} />
        </span>
      )}
    </span>
  )
}

/** From where to where; the postal code is quiet, as the place says it. */
export function RouteCell({ row }: { row: ShownRow }) {
  const { editing, fault } = row
  const end = (at: 'route.from' | 'route.to', { postalCode, place }: ShownRow['from']) =>
    editing !== undefined && fault === at ? (
      <span className="inline-block w-24 align-middle">
        <CellEditor line={row.line} {...editing} />
      </span>
    ) : (
      <>
        <Boxed row={row} at={at}>
          <span className={fault === at ? undefined : 'text-text-3'}>{postalCode}</span>
        </Boxed>{' '}
        <bdi>{place}</bdi>
      </>
    )
  return (
    <>
      {end('route.from', row.from)} <span className="text-text-3">→</span> {end('route.to', row.to)}
    </>
  )
}

/** A cell that is one field of the order. */
export function PlainCell({ row, at, text }: { row: ShownRow; at: RowCell; text: string }) {
  const { editing, fault } = row
  if (editing !== undefined && fault === at) {
    return <CellEditor line={row.line} {...editing} {...(at === 'meters' && { align: 'right' as const })} />
  }
  return (
    <Boxed row={row} at={at}>
      {text || NOTHING}
    </Boxed>
  )
}
