const money = {
  type: 'object',
  required: ['currency_code', 'value'],
  properties: {
    currency_code: { type: 'string', minLength: 3, maxLength: 3 },
    value: { type: 'string', maxLength: 32, pattern: '^((-?[0-9]+)|(-?([0-9]+)?[.][0-9]+))$' },
  },
};
const moment = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}([.]\\d+)?Z$',
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const query = (name: string, required: boolean, schema: object) => ({
  name,
  in: 'query',
  required,
  schema,
});

/**
 * What the product uses of Payments v2 and Transaction Search v1, written from their reference: the two OpenAPI files
 * beside this one do not have it. https://developer.paypal.com/docs/api/payments/v2/#captures_refund,
 * https://developer.paypal.com/docs/api/transaction-search/v1/#transactions_get
 */
export const paymentsApi = {
  paths: {
    '/v2/payments/captures/{capture_id}/refund': {
      post: {
        requestBody: json({
          type: 'object',
          additionalProperties: false,
          properties: {
            amount: money,
            custom_id: { type: 'string', minLength: 1, maxLength: 127 },
            invoice_id: { type: 'string', minLength: 1, maxLength: 127 },
            note_to_payer: { type: 'string', minLength: 1, maxLength: 255 },
          },
        }),
        responses: {
          '200': json({ $ref: '#/components/schemas/refund' }),
          '201': json({ $ref: '#/components/schemas/refund' }),
        },
      },
    },
    '/v1/reporting/transactions': {
      get: {
        parameters: [
          query('start_date', true, moment),
          query('end_date', true, moment),
          query('transaction_type', false, { type: 'string', pattern: '^T[0-9]{4}$' }),
          query('fields', false, { type: 'string' }),
          query('page_size', false, {
            type: 'string',
            pattern: '^([1-9][0-9]?|[1-4][0-9]{2}|500)$',
          }),
          query('page', false, { type: 'string', pattern: '^[1-9][0-9]*$' }),
        ],
        responses: {
          '200': json({
            type: 'object',
            required: ['transaction_details', 'page', 'total_pages'],
            properties: {
              transaction_details: {
                type: 'array',
                items: {
                  type: 'object',
                  required: ['transaction_info'],
                  properties: { transaction_info: { $ref: '#/components/schemas/info' } },
                },
              },
              page: { type: 'integer' },
              total_pages: { type: 'integer' },
            },
          }),
        },
      },
    },
  },
  components: {
    schemas: {
      refund: {
        type: 'object',
        required: ['id', 'status'],
        properties: {
          id: { type: 'string' },
          status: { type: 'string', enum: ['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED'] },
          amount: money,
        },
      },
      info: {
        type: 'object',
        properties: {
          transaction_id: { type: 'string', minLength: 1, maxLength: 24 },
          paypal_reference_id: { type: 'string', minLength: 1, maxLength: 24 },
          paypal_reference_id_type: { type: 'string', enum: ['ODR', 'TXN', 'SUB', 'PAP'] },
          transaction_event_code: { type: 'string', pattern: '^T[0-9]{4}$' },
          transaction_initiation_date: { type: 'string' },
          transaction_amount: money,
          fee_amount: money,
          transaction_status: { type: 'string', enum: ['D', 'P', 'S', 'V'] },
        },
      },
    },
  },
};
