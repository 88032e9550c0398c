import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Intranet } from './Intranet.jsx';
import './page.css';

createRoot(document.getElementById('app')).render(
  <StrictMode>
    <Intranet />
  </StrictMode>,
);
