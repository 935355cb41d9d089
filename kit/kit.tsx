import './kit.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { Toaster } from '#client/ui/feedback/toaster.tsx'
import { TooltipProvider } from '#client/ui/layers/tooltip.tsx'
import { KitPage } from './kit-page.tsx'

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

const root = document.getElementById('kit')
if (!root) throw new Error('kit/index.html has lost its #kit')
createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      <TooltipProvider>
        <KitPage />
        <Toaster />
      </TooltipProvider>
    </MemoryRouter>
  </StrictMode>,
)
