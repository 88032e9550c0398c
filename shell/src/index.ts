import './provideRuntime.ts';
import './client.tsx';
