import type { Command } from '#src/commands/gate/command.ts'

/** The screens of the account that stand in no navigation. */
export const commands: readonly Command[] = [
  {
    id: 'goto.profile',
    title: 'session.profile',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    synonyms: ['profil', 'profile', 'account', 'sprache', 'language', 'theme', 'design'],
    run: ({ services }) => services.navigate('/profile'),
  },
  {
    id: 'goto.profile.stats',
    title: 'session.stats',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    synonyms: ['statistik', 'statistics', 'my figures'],
    run: ({ services }) => services.navigate('/profile/stats'),
  },
  {
    id: 'goto.tenant.switch',
    title: 'session.tenantSwitch',
    group: 'goto',
    scope: 'everywhere',
    icon: 'goto',
    synonyms: ['switch tenant', 'mandant', 'firma'],
    run: ({ services }) => services.navigate('/tenant/switch'),
  },
]
