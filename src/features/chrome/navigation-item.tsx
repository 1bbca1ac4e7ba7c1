import { memo } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { CountPill } from '#src/ui/badge.tsx'
import { classes } from '#src/ui/classes.ts'
import { useTip } from '#src/ui/tip.tsx'
import type { NavigationEntry } from '#src/workspace/shell-route.tsx'
import { PathLink } from './path-link.tsx'

interface NavigationItemProps {
  path: string
  title: string
  entry: NavigationEntry
  count: number
  current: boolean
  /** The key that leads there, without what stands before all of them. */
  keys: string | undefined
  /** Only icon, count and key; the word becomes label and tip. */
  rail: boolean
}

function NavigationItemView({ path, title, entry, count, current, keys, rail }: NavigationItemProps) {
  const { t } = useText()
  const Icon = entry.icon
  const { target, tip } = useTip(rail ? title : undefined)
  const most = rail ? 99 : 999
  return (
    <li className={classes('relative max-[899px]:px-0.5', rail ? 'px-1.5' : 'px-2')}>
      {current && (
        <span aria-hidden className="forced-fill absolute inset-y-1 left-0 w-[3px] bg-accent max-[899px]:hidden" />
      )}
      <PathLink
        to={path}
        aria-label={count > 0 ? t('chrome.navigationCount', { title, count }) : title}
        {...target}
        className={classes(
          'press ring-inside flex h-8 items-center rounded-control border whitespace-nowrap',
          rail ? 'px-0.5 max-[899px]:gap-1' : 'gap-2 px-2',
          current ? 'border-line bg-surface font-semibold' : 'border-transparent hover:bg-hover',
        )}
      >
        <Icon aria-hidden size={16} strokeWidth={1.75} className={classes('shrink-0', !current && 'text-text-2')} />
        {!rail && <span className="min-w-0 truncate">{title}</span>}
        <span className={classes('flex items-center', rail ? 'grow' : 'ml-auto gap-1')}>
          {count > 0 && <CountPill urgent={entry.urgent === true}>{count > most ? `${most}+` : count}</CountPill>}
          <span aria-hidden className="ml-auto text-right text-cap font-normal text-text-3 max-[899px]:hidden">
            {keys}
          </span>
        </span>
      </PathLink>
      {tip}
    </li>
  )
}

/** A screen in the navigation: icon, word, count, key. */
export const NavigationItem = memo(NavigationItemView)
