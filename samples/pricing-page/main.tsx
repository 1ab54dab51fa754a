/** The page of the screenshots in the guide. It loads the result of `publicPricing()`. */
import {createRoot} from 'react-dom/client';
import {NotesUsage} from './NotesUsage';
import {PricingPage} from './PricingPage';
import type {PublicPricing} from './publicPricing';
import './style.css';

const response = await fetch('/pricing.json');
const pricing = (await response.json()) as PublicPricing;

createRoot(document.getElementById('root')!).render(
  <main>
    <section aria-labelledby="notes">
      <h1 id="notes">My notes</h1>
      <NotesUsage pricing={pricing} current={{plan: 'STARTER', addOns: []}} />
    </section>
    <section aria-labelledby="pricing">
      <h1 id="pricing">Pricing</h1>
      <PricingPage pricing={pricing} />
    </section>
  </main>,
);
