import { Children, type ComponentProps, type ReactNode, type Ref } from 'react'
import { Button } from '../buttons/button.tsx'
import { classes } from '../classes.ts'
import type { Keys } from '../keys/key-cap.tsx'

/** The head of a page, 44 px: title, count, whatever belongs to the title, and the actions at the right. */
export function PageHeader({
  headingRef,
  ...props
}: {
  title: ReactNode
  count?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Receives the focus when the route changes. */
  headingRef?: Ref<HTMLHeadingElement>
}) {
  // Of several notes none may apply just now: then there is nothing to be parted from the title.
  const beside = Children.toArray(props.children)
  return (
    <header className="@container flex h-11 shrink-0 items-center gap-2 overflow-hidden px-4 max-[479px]:h-auto max-[479px]:min-h-11 max-[479px]:flex-wrap max-[479px]:py-2">
      <h1 ref={headingRef} tabIndex={-1} className="no-ring truncate text-title">
        {props.title}
      </h1>
      {props.count !== undefined && <span className="shrink-0 text-text-3">{props.count}</span>}
      {beside.length > 0 && (
        <>
          <span aria-hidden className="mx-2 h-4 w-px shrink-0 bg-line-strong @max-[680px]:hidden" />
          <div className="flex min-w-0 shrink-[99] items-center gap-2 @max-[680px]:[&_.key-caps]:hidden">{beside}</div>
        </>
      )}
      {props.actions && (
        // Beside a wide panel the title is worth more than a key, which the tip and the cheat sheet say as well.
        <div className="-mr-1 ml-auto flex shrink-0 items-center gap-2 max-[479px]:shrink max-[479px]:flex-wrap @max-[680px]:[&_.key-caps]:hidden">
          {props.actions}
        </div>
      )}
    </header>
  )
}

/** The row of filter chips below the head, 36 px, with the way back at its right end; many chips take a second line. */
export function FilterRow(props: {
  label: string
  children: ReactNode
  /** Stands at the left, the chips then at the right. */
  lead?: ReactNode
  reset?: { title: string; keys?: Keys; onReset: () => void }
}) {
  return (
    <div className={props.lead === undefined ? undefined : '@container flex shrink-0 items-start'}>
      {props.lead}
      <FilterGroup {...props} />
    </div>
  )
}

function FilterGroup(props: ComponentProps<typeof FilterRow>) {
  const isBeside = props.lead !== undefined
  return (
    <div
      role="group"
      aria-label={props.label}
      className={classes(
        'flex min-h-9 shrink-0 items-start gap-2 pt-1 pr-2 pb-2 pl-4 max-[479px]:flex-wrap',
        isBeside && 'min-w-0 flex-1',
      )}
    >
      <div className={classes('flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1', isBeside && 'ml-auto')}>
        {props.children}
      </div>
      {props.reset && (
        <Button
          variant="quiet"
          className={classes('-my-0.5 px-1 text-chip text-text-2', !isBeside && 'ml-auto')}
          keys={props.reset.keys}
          onClick={props.reset.onReset}
        >
          {props.reset.title}
        </Button>
      )}
    </div>
  )
}
