import CssBaseline from '@mui/material/CssBaseline'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { Catalogue } from './Catalogue.tsx'
import { Home } from './Home.tsx'
import { Layout } from './Layout.tsx'

/** A client-rendered page of the ordinary kind, to compare the site with. */
const router = createBrowserRouter([
  {
    element: <Layout />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/products', element: <Catalogue /> },
    ],
  },
])

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <>
    <CssBaseline />
    <RouterProvider router={router} />
  </>,
)
