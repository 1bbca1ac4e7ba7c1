import { useRouter } from '@tanstack/react-router'
import { Bell, Building2, ChartColumn, Languages, LogOut, Settings, UserRound } from 'lucide-react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { LANGUAGES } from '#src/i18n/languages.ts'
import { plainTitle } from '#src/i18n/plain-title.ts'
import { isOffered } from '#src/contract/extras.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Menu, type MenuItem, type MenuProps } from '#src/ui/floating/menu.tsx'
import { language, theme, THEMES, usePreference } from '#src/workspace/preferences.ts'

/** The lines of the user's menu. */
export function UserMenuList(props: Omit<MenuProps, 'items'>) {
  return <Menu {...props} items={useItems()} />
}

function useItems(): MenuItem[] {
  const { t } = useText()
  const router = useRouter()
  const { run } = useCommands()
  const chosenTheme = usePreference(theme)
  const chosenLanguage = usePreference(language)
  const hasTenants = isOffered(useSession(), 'auth.switchTenant')
  const go = (to: string) => () => void router.navigate({ to })
  return [
    { id: 'profile', title: t('chrome.profile'), icon: UserRound, onSelect: go('/profile') },
    ...(hasTenants
      ? [{ id: 'tenant', title: t('chrome.switchTenant'), icon: Building2, onSelect: go('/tenant/switch') }]
      : []),
    { id: 'stats', title: t('session.stats'), icon: ChartColumn, onSelect: go('/profile/stats') },
    { id: 'notifications', title: t('chrome.notifications'), icon: Bell, onSelect: go('/notifications') },
    { id: 'settings', title: t('chrome.settings'), icon: Settings, onSelect: go('/settings') },
    ...THEMES.map((name, index) => ({
      id: `theme.${name}`,
      title: `${plainTitle(t('chrome.theme'))}: ${t(`chrome.theme.${name}`)}`,
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
