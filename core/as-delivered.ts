/** Of interest and refunds that the core system delivers: nobody else can compute them. */
export const asDelivered = 'AS_DELIVERED';
