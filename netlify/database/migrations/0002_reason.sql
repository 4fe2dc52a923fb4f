-- Why the form service refused a request, in its own words, which may repeat the visitor's.
-- Sealed and erased as the body.
alter table requests add column reason text;
