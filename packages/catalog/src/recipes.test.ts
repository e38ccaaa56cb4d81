import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildCatalog } from './build.ts';
import { COMMAND_TYPE_COUNT, findRecipe, modules, recipes, samples } from './catalog.ts';
import type { Member, Members, Shape } from './declaration/declaration.ts';

function* shapesIn(shape: Shape): Iterable<Shape> {
  yield shape;
  for (const member of Object.values(shape.members))
    if (member.kind === 'rows' || member.kind === 'part') yield* shapesIn(member.of);
}

const isSentence = (text: string): boolean => /^[A-Z0-9a-z].*[.!?]$/s.test(text);

describe('the build refuses unsound declarations', () => {
  const [sales] = modules();
  assert.ok(sales);

  test('a command type that is declared twice', () => {
    assert.throws(() => buildCatalog([sales, sales], sales.commands.length * 2), /list-quotations is declared twice/);
  });

  test('a lost command type', () => {
    const lost = { ...sales, commands: sales.commands.slice(1) };
    assert.throws(() => buildCatalog([lost], sales.commands.length), /There are 81 command types, not 82/);
  });

  test('an example that uses a sample that is not declared', () => {
    assert.throws(
      () => buildCatalog([{ ...sales, samples: [] }], sales.commands.length),
      /get-quotation uses the sample QT-000001, which no module declares/,
    );
  });

  test('two different shapes under one name', () => {
    const [first, second, ...rest] = sales.commands;
    assert.ok(first && second);
    const clash = { ...second, shape: { ...second.shape, name: first.shape.name } };
    assert.throws(
      () => buildCatalog([{ ...sales, commands: [first, clash, ...rest] }], sales.commands.length),
      /Two different shapes are named/,
    );
  });
});

describe('every recipe', () => {
  test('there are 639, in display order 1 to 639, frozen', () => {
    assert.equal(recipes().length, COMMAND_TYPE_COUNT);
    assert.deepEqual(
      recipes().map((recipe) => recipe.displayOrder),
      Array.from({ length: COMMAND_TYPE_COUNT }, (_, index) => index + 1),
    );
    assert.ok(recipes().every(Object.isFrozen));
  });

  test('has texts that are sentences, and a title of its own', () => {
    for (const recipe of recipes()) {
      for (const text of [recipe.summary, recipe.aiInstructions, ...recipe.notes])
        assert.ok(isSentence(text), `${recipe.commandType}: ${text}`);
      assert.match(recipe.title, /^[A-Z]/, recipe.commandType);
    }
    const titles = new Map<string, string>();
    for (const { title, commandType } of recipes()) {
      assert.equal(titles.get(title), undefined, `${commandType} and ${titles.get(title)} are both titled ${title}`);
      titles.set(title, commandType);
    }
  });

  test('describes every member in a sentence and every rule in its own', () => {
    for (const recipe of recipes()) {
      for (const shape of shapesIn(recipe.shape)) {
        for (const [name, member] of Object.entries(shape.members))
          assert.ok(isSentence(member.text), `${shape.name}.${name}: ${member.text}`);
        for (const rule of shape.rules) assert.ok(isSentence(rule.text), `${shape.name}: ${rule.text}`);
      }
    }
  });

  test('types every member: no field takes just anything', () => {
    for (const recipe of recipes()) {
      for (const shape of shapesIn(recipe.shape)) {
        for (const [name, member] of Object.entries(shape.members)) {
          if (member.kind === 'field') assert.ok(member.schema.type ?? member.schema.anyOf, `${shape.name}.${name} has no type`);
        }
      }
    }
  });

  test('bounds every number, and the decimals of those that are not whole', () => {
    for (const recipe of recipes()) {
      for (const shape of shapesIn(recipe.shape)) {
        for (const [name, member] of Object.entries(shape.members)) {
          if (member.kind !== 'field') continue;
          for (const schema of [member.schema, ...(member.schema.anyOf ?? [])]) {
            const type = [schema.type].flat().find((kind) => kind === 'number' || kind === 'integer');
            if (type === undefined) continue;
            const where = `${shape.name}.${name}`;
            assert.ok(schema.maximum !== undefined && (schema.minimum ?? schema.exclusiveMinimum) !== undefined, where);
            assert.ok(type === 'integer' || schema['x-decimals'] !== undefined, where);
          }
        }
      }
    }
  });

  test('bounds every text', () => {
    for (const recipe of recipes()) {
      for (const shape of shapesIn(recipe.shape)) {
        for (const [name, member] of Object.entries(shape.members)) {
          if (member.kind !== 'field' || member.schema.type !== 'string') continue;
          const { maxLength, format, enum: values, pattern } = member.schema;
          assert.ok(maxLength ?? format ?? values ?? pattern, `${shape.name}.${name} takes text of any length`);
        }
      }
    }
  });
});

describe('the service description, to the letter', () => {
  const membersOf = (type: string): Members => findRecipe(type)?.shape.members ?? {};
  const native = (type: string) => findRecipe(type)?.native;
  const sorted = (names: readonly string[] | undefined): readonly string[] => [...(names ?? [])].sort();
  const words = (text: string): readonly string[] => sorted(text.trim().split(/[\s,]+/));

  test('create of a sales document takes every header, contact, line and payment field of the shared reference', () => {
    const header =
      words(`debtorCode debtorName salesAgent salesLocation multiPricing displayTerm docNo docDate dueDate description ref ourRef yourRef
      currencyCode currencyRate inclusiveTax taxDate taxEntityID branchCode project department accountNo userDefinedFields verifyAfterSave
      attention phone1 phone2 fax1 address1 address2 address3 address4 deliverAddress1 deliverAddress2 deliverAddress3 deliverAddress4 deliverContact deliverPhone1
      lines payments`);
    const line =
      words(`itemCode barCode description description2 furtherDescription qty uom unitPrice unitCost discount taxCode taxRate taxAmount amount accountNo
      location fromLocation toLocation batchNo serialNo project department classification deliveryDate userDefinedFields`);
    const payment = words(
      `paymentMethod paymentBy paymentAmount chequeNo bankCharge paymentAccountNo bankChargeAccountNo creditCardApprovalCode userDefinedFields`,
    );
    for (const type of recipes()
      .filter((r) => r.module === 'sales' && /^(create|validate)-/.test(r.commandType))
      .map((r) => r.commandType)) {
      const members = membersOf(type);
      for (const name of header) assert.ok(name in members, `${type} lacks ${name}`);
      assert.ok(members.lines?.kind === 'rows' && members.payments?.kind === 'rows');
      for (const name of line) assert.ok(name in members.lines.of.members, `${type} lacks lines[].${name}`);
      for (const name of payment) assert.ok(name in members.payments.of.members, `${type} lacks payments[].${name}`);
      assert.deepEqual(findRecipe(type)?.shape.required, ['debtorCode', 'lines']);
    }
  });

  test('update of a sales document takes the members of its strict contract, those that post a draft, and what Master takes by its own name', () => {
    const members = membersOf('update-sales-invoice');
    const named = words(`ourRef yourRef dueDate taxDate taxEntityID inclusiveTax address1 address2 address3 address4
      deliverAddress2 deliverAddress3 deliverAddress4 deliverContact deliverPhone1 phone2 fax1 project department accountNo multiPricing`);
    assert.deepEqual(
      sorted(Object.keys(members).filter((name) => !named.includes(name))),
      words(`docNo reason docDate debtorCode debtorName salesAgent deliverAddress1 ref description displayTerm phone1 attention branchCode currencyCode
        currencyRate withholdingTaxVersion note remark1 remark2 remark3 remark4 refDocNo shipVia shipInfo salesLocation userDefinedFields
        Master nativeFields validateOnly detailMode lines docNoFormatName saveAsDraft Options`),
    );
    const master = members.Master?.kind === 'native' ? Object.values(members.Master.names) : [];
    for (const name of named) assert.ok(name in members && master.includes(name), name);
  });

  test('update-purchase-order knows the native header and detail names, those and no others', () => {
    const names = native('update-purchase-order');
    assert.deepEqual(
      sorted(names?.master),
      words(`DocNo DocDate CreditorCode CreditorName Agent PurchaseLocation Ref Description DisplayTerm InvAddr1 InvAddr2 InvAddr3 InvAddr4 Phone1 Phone2 Fax1
        Attention BranchCode CurrencyCode CurrencyRate Note Remark1 Remark2 Remark3 Remark4 RefDocNo ShipVia ShipInfo SupplierDONo SupplierInvoiceNo
        DueDate InclusiveTax TaxDate TaxEntityID ProjNo DeptNo UserDefinedFields`),
    );
    assert.deepEqual(
      sorted(names?.detail),
      words(`DtlKey AccNo ItemCode UOM Location Description Desc2 FurtherDescription ProjNo DeptNo Qty FOCQty UnitPrice Discount TaxCode TaxRate TaxAdjustment
        BatchNo SerialNo DeliveryDate SalesExemptionNo UserDefinedFields`),
    );
  });

  test('create-ar-invoice and create-ar-debit-note carry their native names', () => {
    const invoice = native('create-ar-invoice');
    assert.deepEqual(
      sorted(invoice?.master),
      words(`DocNo DocDate DueDate DebtorCode Description Ref RefNo RefNo2 Remark1 Remark2 Remark3 Remark4 CurrencyCode CurrencyRate DisplayTerm TaxEntityID
        InclusiveTax JournalType TaxDocNo`),
    );
    assert.deepEqual(
      sorted(invoice?.detail),
      words('DtlKey AccNo Description Desc2 FurtherDescription ProjNo DeptNo Amount TaxCode TaxAmt'),
    );
    assert.deepEqual(sorted(invoice?.options), words('DocNoFormatName SaveAsDraft'));
    const note = native('create-ar-debit-note');
    assert.deepEqual(
      sorted(note?.master),
      words('DocNo DocDate DebtorCode DNType Reason Ref Description JournalType TaxDocNo OurInvoiceNo'),
    );
    assert.deepEqual(sorted(note?.detail), words('DtlKey AccNo Description ProjNo DeptNo Amount TaxCode'));
    assert.deepEqual(sorted(note?.knockOff), words('DocType DocKey DocNo KnockOffDate KnockOffAmount'));
  });

  test('native names are published where they are accepted, and only there', () => {
    let published = 0;
    for (const { commandType, shape, native: names } of recipes()) {
      const { Master, Options, lines, knockOffs } = shape.members;
      const taken = (member: Member | undefined): readonly string[] =>
        member?.kind === 'native' ? Object.keys(member.names) : [];
      assert.deepEqual(names.master, taken(Master), `${commandType} Master`);
      assert.deepEqual(names.options, taken(Options), `${commandType} Options`);
      assert.deepEqual(names.detail, taken(lines?.kind === 'rows' ? lines.of.members.nativeFields : undefined), commandType);
      const rows = knockOffs?.kind === 'rows' ? Object.values(knockOffs.of.members) : [];
      for (const name of names.knockOff)
        assert.ok(
          rows.some(({ aliases }) => aliases.includes(name)),
          `${commandType} ${name}`,
        );
      published += names.master.length + names.detail.length;
    }
    assert.ok(published > 1000);
    assert.deepEqual(native('create-sales-invoice')?.master, []);
  });

  test('transfers, reports and bulk commands have no grouped path; documents and records have one', () => {
    for (const recipe of recipes()) {
      const isIrregular = /^(transfer-|bulk-create|einvoice\.|change-)/.test(recipe.commandType) || recipe.module === 'reports';
      if (isIrregular) assert.equal(recipe.grouped, undefined, recipe.commandType);
      const isRegular = recipe.commandType.replace(/^[a-z]+-/, '') === recipe.document && recipe.module !== 'tax';
      if (isRegular) assert.equal(recipe.grouped?.document, recipe.document, recipe.commandType);
    }
  });

  test('PDF and HTML reports offer a file', () => {
    for (const recipe of recipes().filter((r) => /-(pdf|html)$/.test(r.commandType)))
      assert.ok(recipe.hasArtifact, recipe.commandType);
  });
});

test('samples come in an order in which they can be made: records first, then by date', () => {
  const days = samples().map((sample) => sample.happensOn ?? String(sample.payload.docDate ?? ''));
  assert.deepEqual(days, [...days].sort());
  assert.ok(days.includes('') && days.includes('2025-07-01'));
});
