import { useRouter } from '@tanstack/react-router'
import { Bell, Building2, ChartColumn, Languages, LogOut, Settings, UserRound } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCommands } from '#src/commands/commands-provider.tsx'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'
import { useSession } from '#src/workspace/session.tsx'
import { language, theme, THEMES, useTaste } from '#src/workspace/taste.ts'
import { initialsOf } from './initials.ts'

/** Who works here, with the ways to everything of their own. Source: specification 2, user menu */
export function UserMenu() {
  const { t } = useText()
  const session = useSession()
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const items = useItems()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={t('chrome.userMenu', { name: session.name })}
        onClick={() => setOpen(true)}
        className="press flex h-8 shrink-0 items-center gap-2 rounded-control px-1 hover:bg-hover"
      >
        <span
          aria-hidden
          className="inline-flex size-6 items-center justify-center rounded-full border border-line-strong bg-hover text-cap text-text-2"
        >
          {initialsOf(session.name)}
        </span>
        <bdi className="hidden max-w-40 truncate min-[1600px]:inline">{session.name}</bdi>
      </button>
      <Menu
        open={open}
        label={t('chrome.userMenu', { name: session.name })}
        anchor={() => button.current}
        align="end"
        items={items}
        onClose={() => setOpen(false)}
      />
    </>
  )
}

function useItems(): MenuItem[] {
  const { t } = useText()
  const router = useRouter()
  const { run } = useCommands()
  const chosenTheme = useTaste(theme)
  const chosenLanguage = useTaste(language)
  const go = (to: string) => () => void router.navigate({ to } as never)
  return [
    { id: 'profile', title: t('chrome.profile'), icon: UserRound, onSelect: go('/profile') },
    { id: 'tenant', title: t('chrome.switchTenant'), icon: Building2, onSelect: go('/tenant/switch') },
    { id: 'stats', title: t('session.stats'), icon: ChartColumn, onSelect: go('/profile/stats') },
    { id: 'notifications', title: t('chrome.notifications'), icon: Bell, onSelect: go('/notifications') },
    { id: 'settings', title: t('chrome.settings'), icon: Settings, onSelect: go('/settings') },
    ...THEMES.map((name, index) => ({
      id: `theme.${name}`,
      title: t(`chrome.theme.${name}`),
      separated: index === 0,
      checked: name === chosenTheme,
      onSelect: () => theme.set(name),
    })),
    {
      id: 'language',
      title: t('chrome.languageNow', { name: LANGUAGES[chosenLanguage].name }),
      icon: Languages,
      separated: true,
      onSelect: () => void run('appearance.language'),
    },
    {
      id: 'logout',
      title: t('chrome.logout'),
      icon: LogOut,
      separated: true,
      onSelect: () => void run('auth.logout'),
    },
  ]
}
