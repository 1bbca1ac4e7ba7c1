/** What is refused about accounts of people, and about invitations to them. */
export const accountMessages = {
  'reason.user.self': 'Das eigene Konto ändert ein anderer Administrator',
  'reason.user.ownSession': 'Die eigene Sitzung endet mit dem Abmelden',
  'reason.user.locked': 'Das Konto ist bereits gesperrt',
  'reason.user.lockedOut': 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an einen Administrator Ihrer Firma.',
  'reason.user.notLocked': 'Das Konto ist nicht gesperrt',
  'reason.user.notActive': 'Nur ein aktives Konto lässt sich sperren',
  'reason.user.notInvited': 'Zu diesem Konto gibt es keine offene Einladung',
  'reason.user.waiting': 'Die Registrierung wartet noch auf eine Antwort',
  'reason.user.signInPaused':
    'Zu viele falsche Passwörter. Bitte versuchen Sie es in {{seconds}} Sekunden noch einmal.',
  'reason.invitation.unknown': 'Diese Einladung gibt es nicht mehr',
  'reason.invitation.expired': 'Die Einladung ist abgelaufen. Bitte lassen Sie sich eine neue senden.',
} as const
