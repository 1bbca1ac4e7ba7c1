import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { Files } from 'lucide-react'
import { z } from 'zod'
import { shellRoute } from '#src/workspace/shell-route.tsx'

const DocumentsSearch = z.object({
  q: z.string().max(200).optional().catch(undefined),
  verified: z.enum(['true', 'false']).optional().catch(undefined),
})

export const documentsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/documents',
  staticData: {
    screen: 'documents',
    title: 'documents.title',
    navigation: {
      block: 3,
      order: 1,
      key: 'u',
      icon: Files,
      roles: ['dispatcher', 'sales', 'finance'],
      count: 'pendingPODs',
    },
  },
  validateSearch: DocumentsSearch,
  component: lazyRouteComponent(() => import('./documents-screen.tsx'), 'DocumentsScreen'),
})
