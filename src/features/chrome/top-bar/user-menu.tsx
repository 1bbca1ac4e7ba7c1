import { useRef, useState } from 'react'
import { useFetched } from '#src/commands/palette/use-fetched.ts'
import { useText } from '#src/i18n/use-text.ts'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { useSession } from '#src/workspace/session/session.tsx'
import { initialsOf } from './initials.ts'

const list = loadedLater(async () => (await import('./user-menu-list.tsx')).UserMenuList)

/** Who works here, with the ways to everything of their own. Source: specification 2, user menu */
export function UserMenu() {
  const { t } = useText()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const fetched = useFetched(list)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('chrome.userMenu', { name: session.name })}
        onClick={() => fetched(() => setOpen(true))}
        className="press flex h-8 shrink-0 items-center gap-2 rounded-control px-1 hover:bg-hover"
      >
        <span
          aria-hidden
          className="inline-flex size-6 items-center justify-center rounded-full border border-line-strong bg-hover text-cap text-text-2"
        >
          {initialsOf(session.name)}
        </span>
        <span className="hidden max-w-40 min-w-0 text-left leading-4 lg:block">
          <bdi className="block truncate">{session.name}</bdi>
          <span className="block truncate text-cap text-text-2">{t(`role.${session.role}`)}</span>
        </span>
      </button>
      {open && (
        <list.component
          open
          label={t('chrome.userMenu', { name: session.name })}
          anchor={() => button.current}
          align="end"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
