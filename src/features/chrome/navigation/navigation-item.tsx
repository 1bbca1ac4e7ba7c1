import { memo, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CountPill } from '#src/ui/signs/badge.tsx'
import { classes } from '#src/ui/classes.ts'
import { useTip } from '#src/ui/floating/tip.tsx'
import type { NavigationEntry } from '#src/workspace/shell/shell-route.tsx'
import { PathLink } from '../path-link.tsx'

interface NavigationItemProps {
  path: string
  title: string
  entry: NavigationEntry
  count: number
  current: boolean
  /** The key that leads there, without what stands before all of them. */
  keys: string | undefined
}

/** Only icon, count and key; the word becomes the tip. */
const isRail = (element: HTMLElement) => element.closest('[data-nav=rail]') !== null

function NavigationItemView({ path, title, entry, count, current, keys }: NavigationItemProps) {
  const { t } = useText()
  const Icon = entry.icon
  const { target, tip } = useTip(title, { when: isRail })
  return (
    <li className="relative px-2 in-data-[nav=rail]:px-1.5 max-[899px]:px-0.5">
      {current && (
        <span aria-hidden className="forced-fill absolute inset-y-1 left-0 w-[3px] bg-accent max-[899px]:hidden" />
      )}
      <PathLink
        to={path}
        aria-label={count > 0 ? t('chrome.navigationCount', { title, count }) : title}
        {...target}
        className={classes(
          'press ring-inside flex h-8 items-center gap-2 rounded-control border px-2 whitespace-nowrap',
          'in-data-[nav=rail]:gap-0 in-data-[nav=rail]:px-0.5 max-[899px]:gap-1',
          current ? 'border-line bg-surface font-semibold' : 'border-transparent hover:bg-hover',
        )}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className={classes('shrink-0', !current && 'text-text-2')} />
        <span className="min-w-0 truncate in-data-[nav=rail]:hidden">{title}</span>
        <span className="ml-auto flex items-center gap-1 in-data-[nav=rail]:grow in-data-[nav=rail]:gap-0">
          {count > 0 && <CountPill urgent={entry.urgent === true}>{shortened(count)}</CountPill>}
          <span aria-hidden className="ml-auto text-right text-cap font-normal text-text-3 max-[899px]:hidden">
            {keys}
          </span>
        </span>
      </PathLink>
      {tip}
    </li>
  )
}

/** In a rail there is room for two figures. */
function shortened(count: number): ReactNode {
  if (count <= 99) return count
  return (
    <>
      <span className="in-data-[nav=rail]:hidden">{count > 999 ? '999+' : count}</span>
      <span className="in-data-[nav=wide]:hidden">99+</span>
    </>
  )
}

/** A screen in the navigation: icon, word, count, key. */
export const NavigationItem = memo(NavigationItemView)
