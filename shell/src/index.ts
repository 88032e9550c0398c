import './styles/takeOverStyles.ts';
import './provideRuntime.ts';
import './client.tsx';
