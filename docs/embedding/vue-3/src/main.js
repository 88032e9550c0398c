import { createApp } from 'vue';
import Intranet from './Intranet.vue';

createApp(Intranet).mount('#app');
