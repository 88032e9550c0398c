import './client.tsx';
