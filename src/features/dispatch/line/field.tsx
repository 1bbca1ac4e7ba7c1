import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { classes } from '#src/ui/classes.ts'

interface Mark {
  from: number
  to: number
  as: 'choose' | 'wrong'
}

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'ref'> {
  value: string
  mark: Mark | undefined
  /** Said below the part that is wrong. */
  below: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

const looks = {
  choose: 'border-b-2 border-status-amber bg-status-amber-tint',
  wrong: 'border-b-2 border-status-red bg-status-red-tint',
}

/** A field whose parts can be underlined: the same text lies under it, and moves with it. */
export function LineField({ value, mark, below, inputRef, ...rest }: LineFieldProps) {
  const under = useRef<HTMLDivElement>(null)
  const follow = () => {
    if (under.current) under.current.scrollLeft = inputRef.current?.scrollLeft ?? 0
  }
  useLayoutEffect(follow)
  return (
    <span className="relative h-full min-w-0 grow">
      <div
        ref={under}
        aria-hidden
        className="pointer-events-none absolute inset-0 overflow-hidden line-text line-ghost"
      >
        {mark && (
          <div className="flex h-full items-center">
            <span>{value.slice(0, mark.from)}</span>
            <span className={looks[mark.as]}>{value.slice(mark.from, mark.to)}</span>
            {/* As wide as the rest, so that both scroll alike. */}
            <span>{value.slice(mark.to)}</span>
          </div>
        )}
      </div>
      <input
        {...rest}
        ref={inputRef}
        value={value}
        onScroll={follow}
        className={classes('relative h-full w-full bg-transparent line-text text-text', rest.className)}
      />
      {below !== undefined && mark && (
        <span
          aria-hidden
          className="pointer-events-none absolute top-full left-0 text-cap whitespace-nowrap text-status-red"
        >
          <span className="line-text invisible">{value.slice(0, mark.from)}</span>
          {below}
        </span>
      )}
    </span>
  )
}
