import './styles/takeOverStyles.ts';
import './client.tsx';
