import { type FactRow, shownRows } from '#src/domain/papers/fact-rows.ts'
import { Fragment, type ReactNode } from 'react'
import type { Company } from '#src/contract/accounts/tenants.ts'
import { classes } from '#src/ui/classes.ts'
import { companyLines, companyTerms, footColumns, insuranceLine, stopRows } from '../facts/forwarding-rows.ts'
import type { PlaceOnPaper } from '../facts/paper-facts.ts'
import type { Party } from '../facts/paper-values.ts'

/** A text, or an empty line to be filled in by hand. */
export function Filled({ value, className }: { value: string | undefined; className?: string }) {
  if (value !== undefined) return <bdi className={classes('wrap-anywhere', className)}>{value}</bdi>
  return <span aria-hidden className={classes('inline-block h-[10pt] w-full border-b border-line', className)} />
}

/** A box to tick by hand. */
export function TickBox({ label }: { label: string }) {
  return (
    <span className="inline-flex items-center gap-[1.5mm]">
      <span aria-hidden className="inline-block size-[3mm] border border-line-strong" />
      {label}
    </span>
  )
}

/** Names and values in two columns. */
export function Facts({ rows, narrow }: { rows: readonly FactRow[]; narrow?: boolean }) {
  return (
    <dl className={classes('grid gap-x-[3mm]', narrow ? 'grid-cols-[24mm_1fr]' : 'grid-cols-[38mm_1fr]')}>
      {shownRows(rows).map(({ label, value }, at) => (
        <Fragment key={at}>
          <dt>{label}</dt>
          <dd className="min-w-0 font-semibold">
            <Filled value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Amounts one below the other, each with what it is for; sums stand under a line. */
export function Amounts({ rows }: { rows: readonly (FactRow & { isSum?: boolean })[] }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-[3mm]">
      {rows.map(({ label, value, isSum }, at) => (
        <Fragment key={at}>
          <dt className={classes('min-w-0 wrap-anywhere', isSum && 'border-t border-line')}>{label}</dt>
          <dd className={classes('min-w-[24mm] text-right font-semibold', isSum && 'border-t border-line')}>
            <Filled value={value} />
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Name and address, one below the other; the country only where it tells something. */
export function Address({ party, withCountry }: { party: Party; withCountry: boolean }) {
  const lines = [party.name, party.street, party.place, ...(withCountry ? [party.country] : [])]
  return (
    <address className="not-italic">
      {lines.map((line, index) => (
        <span key={index} className={classes('block', index === 0 && 'font-semibold')}>
          <Filled value={line} />
        </span>
      ))}
    </address>
  )
}

/** A block with a heading over a line. */
export function Block({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section aria-label={title} data-keep className={classes('mt-[4mm]', className)}>
      <h2 className="mb-[1.5mm] border-b border-line-strong text-[9pt] font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/** Where and when to load or unload; `forDriver`: also what the loading point says of itself. */
export function StopBlock(props: {
  /** Another than that of the place. */
  title?: string
  stop: PlaceOnPaper
  withCountry: boolean
  forDriver?: boolean
}) {
  const { title, stop, withCountry, forDriver = false } = props
  return (
    <Block title={title ?? stop.title} className="min-w-0">
      <Address party={stop} withCountry={withCountry} />
      <div className="mt-[1mm]">
        <Facts narrow rows={stopRows(stop, forDriver)} />
      </div>
    </Block>
  )
}

/** The company at the top, the name of the paper and what belongs to it below. */
export function Letterhead(props: {
  company: Company | undefined
  title: string
  rows: readonly FactRow[]
  to: ReactNode
}) {
  const { company, title, rows, to } = props
  return (
    <header>
      <div className="flex items-end justify-between gap-[6mm] border-b-2 border-line-strong pb-[2mm]">
        <p className="min-w-0 text-[15pt] leading-[18pt] font-semibold">
          <Filled value={company?.name} className="min-w-[80mm]" />
        </p>
        {company && (
          <p className="shrink-0 text-right text-[8pt] leading-[10pt]">
            {companyLines(company).map((line, at) => (
              <bdi key={at} className="block">
                {line}
              </bdi>
            ))}
          </p>
        )}
      </div>
      <div className="mt-[6mm] grid grid-cols-2 gap-[8mm]">
        <div className="min-h-[24mm] min-w-0">{to}</div>
        <div className="min-w-0">
          <h1 className="mb-[2mm] text-[15pt] leading-[18pt] font-semibold">{title}</h1>
          <Facts rows={rows} />
        </div>
      </div>
    </header>
  )
}

/** Lines to sign on, side by side. */
export function Signatures({ labels }: { labels: readonly string[] }) {
  return (
    <div data-keep className="mt-[4mm] grid grid-cols-2 gap-[10mm]">
      {labels.map((label) => (
        <p key={label} className="mt-[14mm] border-t border-line-strong pt-[0.5mm] text-[7pt] leading-[9pt]">
          {label}
        </p>
      ))}
    </div>
  )
}

/** What a letter of a company has to name: register, management, tax, bank, licence. Source: GmbHG §35a */
export function CompanyFoot({ company }: { company: Company | undefined }) {
  if (company === undefined) return null
  const insurance = insuranceLine(company)
  return (
    <footer data-keep className="mt-[5mm] border-t border-line pt-[1mm] text-[6.5pt] leading-[8.5pt]">
      <div className="grid grid-cols-[1.4fr_1fr_1.2fr] gap-[4mm]">
        {footColumns(company).map((lines, index) => (
          <p key={index} className="wrap-anywhere">
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        ))}
      </div>
      {insurance !== undefined && <p>{insurance}</p>}
    </footer>
  )
}

/** The terms the company works by, as an entry of a list. */
export function CompanyTerms({ company }: { company: Company | undefined }) {
  const terms = companyTerms(company)
  return terms === undefined ? null : <li>{terms}</li>
}
